/**
 * Dates are shown in one zone for everybody, so that server and browser write the same words and two recruiters
 * speak of the same day. Instants in the database and in the API stay UTC.
 */
export const timeZone = 'Europe/Warsaw';
