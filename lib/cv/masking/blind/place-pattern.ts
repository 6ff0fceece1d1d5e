/** One to three capitalised words: "Nowy Sącz", "Ostrów Wielkopolski", "Stoke-on-Trent". */
export const placeName = String.raw`\p{Lu}[\p{L}'’]*(?:-\p{Lu}[\p{L}'’]*)?(?: (?:(?:nad|pod|upon|on|of|k\.|k\/|koło|kolo|near) )?\p{Lu}[\p{L}'’]*(?:-\p{Lu}[\p{L}'’]*)?){0,2}`;
/** A place with its district and region, from the beginning on. */
export const placePattern = new RegExp(
  `^(?:[Gg]reater |[Cc]entral |[Nn]ear |okolice |pod )?${placeName}(?:,? \\((?:dzielnica |osiedle |district |gm\\. |pow\\. |woj\\. )?[^()\\n]{2,30}\\))?(?:, (?:(?:dzielnica|osiedle|gmina|powiat|gm\\.|pow\\.|woj\\.|[Ee]ast|[Ww]est|[Nn]orth|[Ss]outh) )?${placeName}){0,2}`,
  'u',
);
