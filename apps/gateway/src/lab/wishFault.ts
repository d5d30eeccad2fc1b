/** What a world was asked for and cannot be: undoes what was begun, and is told to who asked. */
export class WishFault extends Error {
  override readonly name = 'WishFault';
  readonly status: 400 | 404;

  constructor(message: string, status: 400 | 404 = 400) {
    super(message);
    this.status = status;
  }
}
