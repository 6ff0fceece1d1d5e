import type { EducationLevel } from './degrees';

/** Education that a requirement asks for. */
export const recognised =
  /\b(?:wyksztalceni\w*|studi(?:a|ow)\b(?! przypad)|dyplom\w*|degrees?|bachelor\w*|master'?s|master\u2019s|absolwent\w*|graduate|diploma|(?:b|m)\.?\s?sc|(?:b|m)\.?\s?eng|ll\.?b|m(?:pharm|chem|phys|ba)|ph\.?d|hn[dc]|higher education|university education|tytul (?:magistra|inzyniera|licencjata)\w*|matur[ay])\b/;

export const levelPatterns: [RegExp, EducationLevel][] = [
  [/zawodow|zasadnicz|vocational|branzow|czeladni|journeyman/, 1],
  [/sredni|policealn|matur|secondary|high school|\btechnika?\b/, 2],
  [/\bhn[dc]\b/, 2.5],
  [
    /\bb\.?\s?(?:sc|eng|a)\b|ll\.?b|wyzsz|licencja|inzynier|bachelor|degree|university|graduate|absolwent|studi|higher|dyplom(?!\w* szko)|diploma/,
    3,
  ],
  [/m\.?\s?sc|m\.?\s?eng|m(?:pharm|chem|phys|ba)\b|magist|\bmgr\b|master/, 4],
  [/doktor|ph\.?d|doctor/, 5],
];

export const educationWords =
  /\b(?:wyksztalceni\w*|wyzsz\w*|sredni\w*|szkol\w*|policealn\w*|zawodzie|zawodow\w*|zasadnicz\w*|magistersk\w*|magist\w*|licencja\w*|inzyniersk\w*|studi\w*|ukoncz\w*|dyplom\w*|degrees?|bachelor(?:'s|\u2019s|s)?|master(?:'s|\u2019s|s)?|absolwent\w*|graduates?|diploma|higher|education|university|college|kierun\w*|kierunkow\w*|preferowan\w*|profil\w*|specjalno\w*|wydzial\w*|min\w*|tytul\w*|matur\w*|secondary|vocational|uczelni\w*|relevant|related|discipline|subject|field|wyzej|science(?! )|minimum|level|technika?|dziedzin\w*|kierunek|a |an |ph\.?d|doktor\w*|(?:b|m)\.?\s?sc|(?:b|m)\.?\s?eng|ll\.?b|gdl|conversion|course|m(?:pharm|chem|phys|ba)|hn[dc])\b/g;
/** "lub pokrewne", "or related": a field of the same family will do. */
export const openField =
  /\b(?:lub|or|i|oraz|albo) (?:a |an )?(?:kierunek |dziedzin\w+ )?(?:pokrewn\w*|podobn\w*|zblizon\w*|related|similar|equivalent|relevant|inn\w*)(?: (?:\w+ )?(?:qualifications?|kwalifikacj\w*|uprawnien\w*))?\b/g;

/** "Wyższe lub w trakcie studiów", "degree completed or in progress". */
export const underWay =
  /\b(?:lub|albo|badz|or) (?:\w+ ){0,2}(?:w trakcie|student\w*(?: studi\w+)?|studiuj\w*|in progress|under way|working towards|studying)\b|\bstudent\w* (?:ostatni|[iv1-5]+\.? rok)/;

/** "A second European language", "drugi język obcy": any beside those that the position takes for granted. */
export const anyLanguage =
  /\b(?:(?:second|another|additional|other|further|any) (?:\w+ )?(?:foreign |european )?languages?|(?:drugi|drugiego|inny|innego|dodatkow\w+|kolejn\w+) jezyk\w*(?: obc\w+)?|a foreign language)\b/;

export const languageSpoken =
  /jezyk|\bj\.|languages?\b|speak|fluen|command of|w mowie|w pismie|komunikatywn|\b[abc]\s?[12]\b|znajomosc|knowledge of|biegl|plynn|written|spoken|conversational|standard|pozwalajac|umozliwiajac|\b(?:po \w+sku|in \w+(?:sh|an|ch)(?= (?:to|for|with|and|or)\b|\W*$))/;
export const leftovers =
  /\b(?:lub|or|i|and) (?:wy[zż]\w+|higher|above|better|more)\b|\b(?:drugi|drugiego|second|additional|dodatkow\w+) (?:j[eę]zyk\w*|(?:foreign )?language)(?: obc\w+)?|\bobc\w+|(?:\bw tym|\bincluding|\bwith)\s+(?:\w+\s+)?(?:j[eę]zyk\w*\s+|s[łl]ownictw\w*\s+|terminologi\w*\s+)?(?:prawnicz|biznesow|techniczn|specjalistyczn|medyczn|bran[żz]ow)\w*|\b(?:including|with) (?:\w+ ){1,3}(?:vocabulary|terminology)|\b(?:legal|business|technical|prawnicz\w+|biznesow\w+) english|\b(?:w )?(?:mowie i (?:w )?pismie|mowie|pismie|spoken and written|written and spoken|speaker|mowa i pismo|(?:umozliwiajac|pozwalajac)\w+ .*|(?:reasonable|good|high) standard|to an? standard)\b/g;

/** Readiness that a requirement asks for. */
export const asks =
  /\b(?:gotow\w*|dyspozycyjn\w*|mobiln\w*|mozliwosc\w*|chec\w*|otwart\w*|zgoda na|willing\w*|readiness|ready|availab\w*|able to|open to|flexib\w*|mieszkani\w*|zamieszkani\w*|resid\w+|based|living in|kondycj\w* fizyczn\w*|sprawn\w+ fizyczn\w*|physical\w* fit\w*|days a week|dni w tygodniu|prac\w+ (?:stacjonarn|hybrydow)\w+|on-?site work|office-based|own (?:car|vehicle|transport)|access to an? (?:car|vehicle)|wlasn\w+ (?:samoch|aut|pojazd)\w*)\b/;
export const residence =
  /\b(?:mieszkani\w* (?:w|na|kolo|blisko)|zamieszkani\w*|resid\w+ in|based in|living in|live in|based (?:\w+ ){0,3}(?:of|near)|(?:prac[aey]|stacjonarn\w+|hybrydow\w+|biur\w*|siedzib\w*|zaklad\w*|oddzial\w*|laborator\w*) we?|(?:work\w*|office|site|plant|branch|studio|laboratory) in)\b/;

export const strongly =
  /bardzo dobr|biegl|zaawansowan|ekspert|doskonal|very good|advanced|expert|proficien|excellent|strong|in-depth|deep/;
export const barely =
  /podstaw(?!ie)|\bbasic|beginner|\bznajomosc (?:zasad|przepisow)|\bknowledge of (?:\w+ ){0,3}(?:principles|rules|regulations)/;
/** A job of that name is asked for. */
export const asJob = /\b(?:jako|as an?|na stanowisku(?! (?:\w+ )?(?:podobn|pokrewn))|in the role of)\b/;
/** Experience of a job, which no course gives. */
export const paid =
  /\b(?:(?:doswiadczen\w+|praktyk\w+) (?:zawodow|komercyjn)\w+|(?:zawodow|komercyjn)\w+ (?:doswiadczen|praktyk)\w+|(?:professional|commercial|work) (?:\w+ )?experience)/;
/** What is held or not. */
export const permit =
  /\buprawnien|\budt\b|licen[cs](?:e|ja|je|ji)\b|\bswiadectw|\bpraw\w+ wykonywania zawodu|\bpwz\w*|przynaleznosc|czlonkostw|\bmember(?:ship)?\b|\bregistered\b|\bregistration\b|\bwpis|\badmitted\b|\baccredited\b|\bkwalifikacj|\bcertyfikat|\bcertificat|\bcertified\b|\bukonczon\w+ |\bkurs(?:u|y|em)?\b|\bcourse\b/;
export const vaguePlace = /podobn|analogiczn|pokrewn|similar|comparable|relevant|related/;
/** "Czteroletnie szkolenie", "a two-year course": the length of the training, not of work. */
export const ofTraining =
  /^[^ ]*(?:letni\w*|[- ](?:year|month))(?:,? [a-z-]+){0,2}? (?:szkoleni|kurs|studi|course|training|programme)/;

/** "Angielski B2 – codzienny kontakt z klientem": why it is asked for. */
export const explanation = /\s[–—-]\s.*$/;
export const aside = /\((?!\s*(?:oraz|and|i|plus|w tym|including|min)\b)[^()]*\)?/gi;
/** What is left of a clause is the other of two things. */
export const isChoice = /^\W*(?:lub|albo|b[ąa]d[źz]|or)\s|\s(?:lub|albo|b[ąa]d[źz]|or)\W*$/i;
