// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Launch } from '../schemas/Launch.gen.ts';

export const launchExternalGame: Operation<'launchExternalGame'> = {"method":"post","path":"/wps/relay/GCS_gameLaunchFB","module":"GCS_gameLaunchFB","token":"optional","once":true,"seconds":20,"value":Launch};
