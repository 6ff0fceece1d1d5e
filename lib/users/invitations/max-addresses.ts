/** Addresses in one request. */
export const maxAddresses = 100;
