type Answers = Readonly<Record<string, unknown>>;

/**
 * A gateway that answers some paths. A promise answers when it resolves, an `Error` becomes a 404; other paths never
 * answer.
 */
export const gatewayWith =
  (answers: Answers): typeof fetch =>
  async (input) => {
    const told = answers[new URL(new Request(input).url).pathname];
    if (told === undefined) return new Promise(() => {});
    const value: unknown = told instanceof Promise ? await told : told;
    if (value instanceof Error) return new Response(value.message, { status: 404 });
    return Response.json({ success: true, message: '', value });
  };
