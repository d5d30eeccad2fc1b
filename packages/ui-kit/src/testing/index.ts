export { type House, HouseLogo, HouseProvider } from './house.tsx';
