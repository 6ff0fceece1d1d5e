import { findPolishCity } from '@/lib/cv/profile/cities';
import { findForeignCity } from '@/lib/cv/profile/cities-abroad';
import { findCountry } from '@/lib/cv/profile/countries';
import { isFirstName } from '@/lib/cv/profile/first-names';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import { findLanguageNames } from '@/lib/cv/profile/language-names';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What files are called besides the person: they say nothing, and what stands beside them may be a name. */
const documentWords = setOf(
  'cv resume curriculum vitae zyciorys list motywacyjny motywacja podanie aplikacja aplikacyjny application cover letter portfolio dokument dokumenty document profil profile kandydat kandydatka candidate ' +
    'final finalne finalna ostateczne ostateczna wersja version ver draft kopia copy new nowe nowy nowa old aktualne aktualny aktualna current updated update pl en eng pol ang de pdf doc docx odt rtf txt jpg png scan skan strona page ' +
    'mgr inz dr lic linkedin pracuj praca job jobs europass my moje moj of for do na ze the and ofc stary rok year styczen luty marzec kwiecien czerwiec sierpien wrzesien pazdziernik listopad grudzien feb apr jun jul aug sep oct nov dec',
);

/** Words of work and of mailboxes: no part of a name. */
const workWords = setOf(
  'info biuro kontakt contact office mail email poczta post inbox admin root sekretariat kadry hr rekrutacja recruitment recruiting rekruter kariera career careers firma company sklep shop store help support team zespol sales sprzedaz marketing ' +
    'it ict ux ui qa seo sem ds ml ai bi sql erp crm sap crm b2b web www net app apps online tech dev devops code coder coding soft software hardware system systems data big cloud security cyber network frontend backend fullstack full stack front back end mobile game games ' +
    'java javascript typescript python ruby php perl scala kotlin swift golang rust dart react angular vue node spring django laravel dotnet android ios linux unix windows azure aws google microsoft oracle docker kubernetes ansible terraform jenkins git github excel word ' +
    'design designer grafika graphic graphics foto photo photography video film studio arts music sound animation creative media social content copy copywriting pr event events project projekt projekty product produkt process quality jakosc risk audit audyt tax podatki prawo legal finance finanse financial ' +
    'accounting accountant ksiegowosc ksiegowa bank banking insurance logistics logistyka transport spedycja magazyn warehouse production produkcja engineering mechanika elektro elektronika automatyka budowa budownictwo construction architecture architektura medical medycyna health care nurse kucharz kuchnia chef ' +
    'senior junior mid middle regular starszy mlodszy lead leader chief principal staff general global regional key account business analysis analityka management zarzadzanie consulting doradztwo services uslugi freelance freelancer student studentka absolwent intern staz praktyki trainee ' +
    'experience doswiadczenie skills summary group grupa solutions agency agencja school szkola academy akademia university english german polish polski angielski niemiecki fitness travel turystyka hotel restaurant beauty fashion auto moto ogrod eco official hello hey work works worker',
);

/** Any part of an address, and some people's surnames. */
const commonWords = setOf(
  'green blue red black white best super pro top max one good real the world life love power sport home dom garden moda law art head',
);

export const isDocumentWord = (folded: string): boolean => documentWords.has(folded) || /^\d+$/.test(folded);

/** Whether a word is of work or of a mailbox. @param folded see `foldSameLength` */
export const isWorkWord = (folded: string): boolean => workWords.has(folded);

/** Whether a word is none of a person's names: of work, a place, a language. @param folded see `foldSameLength` */
export function isNoName(folded: string): boolean {
  if (workWords.has(folded) || commonWords.has(folded) || documentWords.has(folded)) return true;
  if (isFirstName(folded)) return false;
  if (findPolishCity(folded) !== null || findForeignCity(folded) !== null || findCountry(folded) !== null) return true;
  return findLanguageNames(folded).length > 0 || (isJobTitle(folded) && folded.length > 6);
}
