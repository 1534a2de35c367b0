/** How often in a conversation the guide may ask back without its costing a free message (D38); for the server and its check. */
export const FREE_ASKINGS = 2
