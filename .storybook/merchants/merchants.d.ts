declare module 'virtual:merchants' {
  import type { TenantDocument } from '@baize/tenant/document';

  export interface Merchant {
    readonly id: string;
    readonly name: string;
    readonly theme: TenantDocument['theme'];
    readonly brandColor?: string;
    readonly overrides?: unknown;
    readonly document: TenantDocument;
  }

  export const merchants: readonly Merchant[];
}
