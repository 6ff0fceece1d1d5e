/** Followed by whom or what the work is about, not by who may do it. */
const workWords =
  /\b(prac\w* (z|ze|wsrod|nad|na rzecz)|opiek\w* (nad|zdrowotn)|opiekow\w+|wsparci\w* (dla)?|dla (uczni|pacjent|podopieczn|wychowank)\w+|wspolprac\w* (z|ze)|obslug\w*|kontakt\w* (z|ze)|terapi\w*|leczeni\w*|rehabilitacj\w*|zajec\w* (z|dla)|edukacj\w*|nauczani\w*|szkole\w+ (dla|z)|badan\w* (nad|dotyczac|i rozw)|odziez\w*|obuwi\w*|mod\w+|kolekcj\w*|kosmetyk\w*|produkt\w* (dla)|marketing\w*|kampani\w* (dla|skierowan)|fryzjerstw\w*|strzyzeni\w*|przepis\w*|prawa? |znajomos\w* (prawa|przepis|zagadnien|tematyk)|wiedz\w* (o|na temat|z zakresu)|praw pracow|dostepnos\w* dla|uslug\w* dla|polityk\w* (rowno|roznorod)|work\w* with|experience (of|with|in) (working|caring|supporting|the)|car(e|ing) (for|of)|support\w* (for|of)?|teach\w*|train\w* (for|of)|products? for|services? for|clothing|fashion|footwear|cosmetics|hairdress\w*|knowledge of|law|research (on|into|in)|trials?|therapy|treatment|communit(y|ies)|accessib\w*)\b/;

/**
 * A clause that begins with an activity is about work: "Rozliczanie …", "Analiza …", "Fundraising for …". Excludes
 * nouns of the same form about a person or document ("pochodzenie", "orzeczenie", "being", "having").
 */
const activity =
  /^(?:(?:doswiadczeni\w+|praktyk\w+|min\w*\.?|co najmniej|\d\S*|rok\w*|lat\w*|experience|years?|of|with|in|at least|w|we|przy) )*(?!(?:wyznani|pochodzeni|orzeczeni|zaswiadczeni|oswiadczeni|posiadani|nieposiadani|zatrudnieni|planowani|nieplanowani|przekonani|oczekiwani|wymagani|ubrani|zdani|nalezeni|nastawieni|ukonczeni|doswiadczeni|wyksztalceni|zaangazowani|mieszkani|orientacj|sytuacj|aplikacj|motywacj|kwalifikacj|urodzeni|muzulmani|chrzescijani|slowiani|rosjani|amerykani|cygani)\w*|(?:being|having|looking|seeking|hiring|recruiting|wanting|preferring|planning|expecting|belonging|sharing|nursing|willing|outstanding|caring|living|working|good-looking|practi[sc]ing|charming|pleasing|smiling|outgoing|loving|ageing|aging)\b)(?:[a-z]{4,}(?:ani[eau]|eni[eau])\b(?!:)|[a-z]{3,}(?:acj|ukcj|akcj)[aei]\b(?!:)|(?:analiz|sprzedaz|histori|tlumacz|rozwoj|napraw|nadzor|rozlicz)\w*|(?!\w*(?:thing|young)\b)[a-z]{3,}ing (?:of|for|in|to|about|on|the|with|and|a|[a-z-]{4,})\b|(?:administration|analysis|design|history|management|sales|translation|organi[sz]ation|production) (?:of|for|in|to)\b)/;

/** Words that select persons after all. */
const choice =
  /\b(kandydat\w*|applicants?|candidates?|preferred|preferowan\w+|mile widzian\w+|osoba|szukamy|wanted|needed|need not)\b|[–:-]\s*(tylko|wylacznie|only)\b|\bonly$/;

/**
 * The index of the words that state whom or what the work is about.
 *
 * @param clause a folded clause
 * @returns Infinity without such words
 */
export function workObjectAt(clause: string): number {
  const at = workWords.exec(clause)?.index ?? Infinity;
  return activity.test(clause) && !choice.test(clause) ? 0 : at;
}
