/** The longest header line that servers and proxies commonly take is 8 kB. */
const LONGEST = 8_000

/** Whether a token can stand in a header: some are stored that cannot, by whoever wrote them. */
export const isSendable = (token: string): boolean => token.length <= LONGEST && /^[!-~]+$/.test(token)
