import type { GatewayError } from '@baize/gateway-sdk';

/**
 * View state of what a screen loads. `Data` are the fields of a loaded one; `Other` are further states without data, such
 * as `empty`. A failed refetch stays `ready`.
 */
export type Loaded<Data extends object, Other extends string = never> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: GatewayError | undefined }
  | (Other extends string ? { readonly state: Other } : never)
  | ({ readonly state: 'ready' } & Readonly<Data>);
