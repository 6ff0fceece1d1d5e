import { foldSameLength } from './fold-same-length';

/** Larger Polish cities by voivodeship (division of 1999). */
const citiesOf: Record<string, string> = {
  dolnośląskie:
    'Wrocław,Wałbrzych,Legnica,Jelenia Góra,Lubin,Głogów,Świdnica,Bolesławiec,Oleśnica,Dzierżoniów,Zgorzelec,Bielawa,Oława,Jawor,Kłodzko,Świebodzice,Polkowice,Nowa Ruda,Lubań,Trzebnica',
  'kujawsko-pomorskie':
    'Bydgoszcz,Toruń,Włocławek,Grudziądz,Inowrocław,Brodnica,Świecie,Chełmno,Nakło nad Notecią,Rypin,Solec Kujawski,Chełmża,Żnin,Tuchola,Mogilno',
  lubelskie:
    'Lublin,Zamość,Chełm,Biała Podlaska,Puławy,Świdnik,Kraśnik,Łuków,Biłgoraj,Lubartów,Łęczna,Krasnystaw,Tomaszów Lubelski,Hrubieszów,Międzyrzec Podlaski',
  lubuskie:
    'Zielona Góra,Gorzów Wielkopolski,Nowa Sól,Żary,Żagań,Świebodzin,Międzyrzecz,Kostrzyn nad Odrą,Sulechów,Słubice,Gubin',
  łódzkie:
    'Łódź,Piotrków Trybunalski,Pabianice,Tomaszów Mazowiecki,Bełchatów,Zgierz,Skierniewice,Radomsko,Kutno,Zduńska Wola,Sieradz,Łowicz,Wieluń,Ozorków,Aleksandrów Łódzki,Konstantynów Łódzki',
  małopolskie:
    'Kraków,Tarnów,Nowy Sącz,Oświęcim,Chrzanów,Olkusz,Nowy Targ,Bochnia,Gorlice,Skawina,Wieliczka,Zakopane,Andrychów,Kęty,Wadowice,Trzebinia,Myślenice,Niepołomice,Limanowa,Brzesko',
  mazowieckie:
    'Warszawa,Radom,Płock,Siedlce,Pruszków,Legionowo,Ostrołęka,Piaseczno,Otwock,Ciechanów,Żyrardów,Mińsk Mazowiecki,Wołomin,Sochaczew,Mława,Grodzisk Mazowiecki,Marki,Nowy Dwór Mazowiecki,Ząbki,Wyszków,Kobyłka,Józefów,Sulejówek,Milanówek,Łomianki,Grójec,Płońsk,Garwolin',
  opolskie: 'Opole,Kędzierzyn-Koźle,Nysa,Brzeg,Kluczbork,Prudnik,Strzelce Opolskie,Krapkowice,Namysłów,Głuchołazy',
  podkarpackie:
    'Rzeszów,Przemyśl,Stalowa Wola,Mielec,Tarnobrzeg,Krosno,Dębica,Jarosław,Sanok,Jasło,Łańcut,Nisko,Przeworsk,Ropczyce,Leżajsk',
  podlaskie: 'Białystok,Suwałki,Łomża,Augustów,Bielsk Podlaski,Zambrów,Grajewo,Hajnówka,Sokółka,Łapy',
  pomorskie:
    'Gdańsk,Gdynia,Słupsk,Tczew,Wejherowo,Starogard Gdański,Rumia,Chojnice,Malbork,Kwidzyn,Sopot,Lębork,Pruszcz Gdański,Reda,Kościerzyna,Bytów,Kartuzy,Ustka',
  śląskie:
    'Katowice,Częstochowa,Sosnowiec,Gliwice,Zabrze,Bielsko-Biała,Bytom,Rybnik,Ruda Śląska,Tychy,Dąbrowa Górnicza,Chorzów,Jaworzno,Jastrzębie-Zdrój,Mysłowice,Siemianowice Śląskie,Żory,Tarnowskie Góry,Będzin,Piekary Śląskie,Racibórz,Świętochłowice,Zawiercie,Wodzisław Śląski,Mikołów,Cieszyn,Czechowice-Dziedzice,Czeladź,Myszków,Żywiec,Knurów,Pszczyna,Lubliniec',
  świętokrzyskie:
    'Kielce,Ostrowiec Świętokrzyski,Starachowice,Skarżysko-Kamienna,Sandomierz,Końskie,Busko-Zdrój,Jędrzejów,Staszów,Pińczów',
  'warmińsko-mazurskie':
    'Olsztyn,Elbląg,Ełk,Ostróda,Iława,Giżycko,Kętrzyn,Bartoszyce,Szczytno,Mrągowo,Działdowo,Pisz,Braniewo,Olecko',
  wielkopolskie:
    'Poznań,Kalisz,Konin,Piła,Ostrów Wielkopolski,Gniezno,Leszno,Swarzędz,Luboń,Śrem,Września,Krotoszyn,Turek,Jarocin,Wągrowiec,Kościan,Koło,Środa Wielkopolska,Rawicz,Gostyń,Szamotuły,Złotów',
  zachodniopomorskie:
    'Szczecin,Koszalin,Stargard,Kołobrzeg,Świnoujście,Szczecinek,Police,Wałcz,Białogard,Goleniów,Gryfino,Nowogard,Gryfice,Choszczno',
};

const englishNames: Record<string, string> = { warsaw: 'Warszawa', cracow: 'Kraków', krakow: 'Kraków', lodz: 'Łódź' };

export interface PolishCity {
  city: string;
  voivodeship: string;
}

const byFoldedName = new Map<string, PolishCity>();
for (const [voivodeship, cities] of Object.entries(citiesOf)) {
  for (const city of cities.split(',')) byFoldedName.set(foldSameLength(city), { city, voivodeship });
}
for (const [english, city] of Object.entries(englishNames)) {
  const known = byFoldedName.get(foldSameLength(city));
  if (known) byFoldedName.set(english, known);
}

/** @param name a city's name, ignoring case and diacritics */
export function findPolishCity(name: string): PolishCity | null {
  return (
    byFoldedName.get(
      foldSameLength(name)
        .trim()
        .replace(/ wlkp\.?$/, ' wielkopolski'),
    ) ?? null
  );
}

/** How far an inflected name may differ at its end: "w Luboniu", "w Łodzi", "w Białymstoku". */
const longestEnding = 3;

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** How much of a city's word begins a word of a text, if that is a form of it: "Nowego" of "Nowy"; 0: it is none. */
function sharedForm(word: string, form: string): number {
  const shared = sharedStart(word, form);
  // "Sosnowiec", "w Sosnowcu".
  const ending = word.endsWith('ec') ? 3 : 2;
  return shared >= Math.max(3, word.length - ending) && form.length - shared <= longestEnding ? shared : 0;
}

/** @param name a city in the locative or another case: "Łodzi", "Nowego Sącza" */
export function findInflectedCity(name: string): PolishCity | null {
  const forms = foldSameLength(name).trim().split(/[ -]/);
  let best: PolishCity | null = null;
  let longest = 0;
  for (const [city, known] of byFoldedName) {
    const words = city.split(/[ -]/);
    if (words.length !== forms.length) continue;
    const shared = words.map((word, index) => sharedForm(word, forms[index] ?? ''));
    const total = shared.includes(0) ? 0 : shared.reduce((sum, one) => sum + one, 0);
    if (total <= longest) continue;
    best = known;
    longest = total;
  }
  return best;
}

/** @param text finds "woj. mazowieckie" and "Mazowieckie", but no city names */
export function findVoivodeship(text: string): string | null {
  const folded = foldSameLength(text);
  const stated = Object.keys(citiesOf).find((name) =>
    new RegExp(`(?:woj\\w*\\.?\\s+|^\\s*)${foldSameLength(name)}(?=$|[\\s,.])`).test(folded),
  );
  return stated ?? null;
}
