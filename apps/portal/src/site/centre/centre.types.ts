import type { Access } from '@baize/domain/routes';
import type { IconSource } from '@baize/ui-kit/Icon';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** A page of a centre. Rows and pages live in the centre's own chunk, so that another one adds nothing to the first load. */
export type CentreRow = {
  /** The last part of its address. */
  readonly key: string;
  readonly label: MessageDescriptor;
  readonly icon: IconSource;
  readonly group: MessageDescriptor;
  /** Audience, and the flag that switches it on; a row that does not admit the player is left out. */
  readonly access: Access;
} & (
  | {
      readonly page: ComponentType;
      /** Another address of it. */
      readonly alias?: string;
      readonly href?: undefined;
    }
  /** A page outside the centre. */
  | { readonly href: string; readonly page?: undefined; readonly alias?: undefined }
);
