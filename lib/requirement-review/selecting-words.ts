/** "Without": followed by what a person must not have. */
export const without = String.raw`(?:bez|brak(?:u|iem)?|nie ?ma\w*|nie ?posiada\w*|niecierpiac\w* na|nie (?:cierpi\w*|choruj\w*) na|woln\w+ od|no|without|not have|never had|free (?:of|from)|absence of)`;

/** "Only", "rather": followed by who is preferred. */
export const choosing = String.raw`(?:tylko|wylacznie|jedynie|najchetniej|preferowan\w+|preferuj\w+|szukamy|poszukuj(?:emy|e)|zatrudni(?:my|e)|przyjm(?:iemy|e)|potrzebujemy|only|exclusively|preferably)`;

/** "Not for": followed by who is excluded. */
export const refusing = String.raw`(?:bez|o?procz|poza|nie (?:zatrudnia\w+|przyjmuj\w+|szukamy|wspolpracuj\w+ z|dla)|no|not hiring|do not (?:hire|employ|accept))`;

/** After a group: excludes or invites it. */
export const keptOut = String.raw`(?:odpada\w*|wykluczon\w+|niemile widzian\w+|nie (?:beda|bedzie|sa|maja|przyjmuj\w+|zatrudnia\w+)|nieaplikow\w*|need not|not (?:welcome|considered|accepted)|excluded)`;
export const calledIn = String.raw`(?:only|preferred|welcome|wanted|mile widzian\w+)`;

/** Stems of Polish names of peoples and foreigners. */
export const polishPeoples = String.raw`(?:ukrain(?:iec|c|k)|bialorus(?:in|k)|pola[kc]|polk|polek|rosjan|gruzin|hindus|wietnamcz|turk(?:ow|ami|om)|tureck|niemc|romow|romami|romk|cygan|arab|zyd(?:ow|zi|ami)|azjat|afrykan|czarnoskor|latynos|nepalcz|filipin|europejczy|slowian|cudzoziem|obcokrajow|imigrant|uchodzc)\w*`;

/** English names of peoples and foreigners, in the plural. */
export const englishPeoples = String.raw`(?:ukrainians|belarusians|poles|polish (?:people|nationals|passport holders)|russians|germans|romanians|georgians|indians|asians|africans|arabs|turks|jews|gypsies|roma|europeans|westerners|foreigners|immigrants|migrants|refugees)`;
