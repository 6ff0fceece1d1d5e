// How much each word of a requirement weighs; a word that says what is asked for weighs 1.

/** A common word ("experience", "knowledge") hardly says anything. */
export const genericWeight = 0.4;

/** A word of doing ("preparing", "obsługa") says less than what is done. */
export const doingWeight = 0.3;

/** The noun that the others narrow. */
export const headWeight = 0.6;

/** A word beside a known term ("klient korporacyjny") narrows it: without it the match is partial. */
export const modifierWeight = 0.25;

/** A term behind a preposition ("vaccinating in pharmacies") only says where. */
export const placeWeight = 0.5;

/** A name beside a known term ("SolidWorks Simulation") is what is asked for. */
export const nameWeight = 1.5;
