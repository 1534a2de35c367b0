/** Where this device is, for the help lines (D36). A message does not wait for code that does not come. */
export const countryOfDevice = (): Promise<string | undefined> =>
  import('../platform/country.ts').then(
    ({ countryHere }) => countryHere(),
    () => undefined,
  )
