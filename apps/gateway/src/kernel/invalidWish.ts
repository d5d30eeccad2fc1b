/** An invalid request for a world: rolls back the transaction; the message is sent to the caller. */
export class InvalidWish extends Error {
  override readonly name = 'InvalidWish';
  readonly status: 400 | 404;

  constructor(message: string, status: 400 | 404 = 400) {
    super(message);
    this.status = status;
  }
}
