/** Prints this page, or hands it to the browser to be kept as PDF. */
export const printPage = (target: Window = window): void => target.print()
