import { createContext, type ReactNode, useContext } from 'react';
import { Logo, type LogoProps } from '../Logo/Logo.tsx';
import { pictures } from './pictures.ts';

export type House = Omit<LogoProps, 'href'>;

const nobodys: House = { name: 'The house', src: pictures.logo, srcDark: pictures.logoDark, width: 120, height: 32 };

const HouseContext = createContext(nobodys);

/** Sets the merchant whose logo the stories show; a neutral one by default. */
export function HouseProvider({ house = nobodys, children }: { house?: House | undefined; children: ReactNode }) {
  return <HouseContext value={house}>{children}</HouseContext>;
}

/** The logo of the stories' merchant. */
export function HouseLogo({ href }: Pick<LogoProps, 'href'>) {
  return <Logo {...useContext(HouseContext)} href={href} />;
}
