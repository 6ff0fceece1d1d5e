/** Red flags that a CV says in words of its own: what asks for them, and what says them. */
export const saidFlags: readonly { asks: RegExp; says: RegExp }[] = [
  {
    asks: /\b(?:visa|sponsorship|work permit|right to work|wiz[aeyę]|pozwoleni\w+ na prac\w+)\b/,
    says: /\b(?:(?<!(?:no|not|n't|without) (?:\w+ ){0,2})(?:need|require|requiring|seek|want)s? (?:\w+ ){0,4}(?:visa|sponsor\w*|work permit)|no right to work|(?:potrzebuj\w+|wymagam|musze (?:miec|uzyskac)) (?:\w+ ){0,3}(?:wiz[aeyę]|pozwoleni\w+ na prac\w+)|nie mam (?:\w+ ){0,2}pozwoleni\w+ na prac\w+)\b/,
  },
  {
    asks: /\b(?:(?:only|wylacznie|tylko) [^.]{0,25}(?:remote|from home|zdaln\w+)|(?:remote\w*|from home|zdaln\w+) (?:work )?(?:only|wylacznie|tylko))\b/,
    says: /\b(?:(?:only|wylacznie|tylko|fully|100 ?%) (?:[\w-]+ ){0,4}(?:remote\w*|from home|zdaln\w+)|(?:remote\w*|from home|zdaln\w+),? (?:\w+ ){0,3}(?:only|wylacznie|tylko))\b/,
  },
];

export const hopping =
  /czest\w* (?:zmian\w*|zmieni\w*)|skakanie|skacze|job[ -]?hop|frequent(?:ly)? (?:job |chang)|krotki\w* (?:okres\w* )?(?:zatrudnieni|wspolprac|prac)|short (?:tenure|stints|employment)|many short/;
export const gap =
  /(?:luk[aię]\w*|przerw[aey]\w*|dziur[aey]).{0,25}(?:zatrudnieni|cv|karier|zawodow|prac|doswiadczeni|zyciorys)|(?:gaps?|break)\b.{0,20}(?:employment|career|cv|resume|work)|(?:employment|career) (?:gaps?|break)/;
export const lack =
  /^\W*(?:brak\w*|bez|nie (?:ma|posiada|zna)|no|lack of|lacks?|without|missing|mniej niz|ponizej|less than|under|fewer than)\b\s*/;
/** "Registration lapsed or missing" */
export const lackAfter = / (?:lapsed|missing|expired|invalid|niewazn\w+|wygas\w+)(?: (?:or|lub) \w+)?\.?$/;
/** "In the last five years": the time before does not matter. */
export const within = /\b(?:w (?:ciagu )?ostatni\w+|(?:in|within|over) the (?:last|past)) .{3,20}$/;
