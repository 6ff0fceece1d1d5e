/** At most so many departures are listed and decided at once. */
export const maxDepartures = 1000;
