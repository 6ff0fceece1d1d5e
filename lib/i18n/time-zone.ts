/**
 * Dates are displayed in one time zone, so that server and browser render the same text and all users see the same day.
 * The database and the API use UTC.
 */
export const timeZone = 'Europe/Warsaw';
