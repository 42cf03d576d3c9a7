/** What was asked for cannot be made; the message says why, and what can. */
export class Refused extends Error {}
