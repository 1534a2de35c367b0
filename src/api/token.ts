/** Whether a token can stand in a header: some are stored that cannot, by whoever wrote them. */
export const isSendable = (token: string): boolean => /^[!-~]+$/.test(token)
