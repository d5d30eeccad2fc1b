import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberPlans } from './numberPlans.ts';

const folder = join(import.meta.dirname, '../../src/pages/verification/number/plans');
for (const [name, plan] of numberPlans()) writeFileSync(join(folder, name), plan);
