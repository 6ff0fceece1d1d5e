import { foldSameLength } from './fold-same-length';

/** Larger cities of other countries, by ISO 3166-1 code, as people write them. */
const citiesOf: Record<string, string> = {
  GB: 'London,Birmingham,Manchester,Leeds,Liverpool,Sheffield,Bristol,Glasgow,Edinburgh,Leicester,Coventry,Bradford,Cardiff,Belfast,Nottingham,Newcastle upon Tyne,Hull,Plymouth,Stoke-on-Trent,Wolverhampton,Derby,Swansea,Southampton,Portsmouth,Brighton,Brighton & Hove,Aberdeen,Dundee,Inverness,York,Oxford,Cambridge,Norwich,Peterborough,Northampton,Luton,Reading,Milton Keynes,Exeter,Bath,Doncaster,Sunderland,Preston,Slough',
  IE: 'Dublin,Cork,Galway,Limerick,Waterford',
  DE: 'Berlin,Hamburg,München,Munich,Köln,Cologne,Frankfurt,Stuttgart,Düsseldorf,Leipzig,Dortmund,Essen,Bremen,Dresden,Hannover,Nürnberg,Bonn',
  NL: 'Amsterdam,Rotterdam,Utrecht,Eindhoven,Groningen,Tilburg,Den Haag,The Hague,Breda,Venlo',
  BE: 'Brussels,Bruksela,Antwerp,Ghent,Liège',
  FR: 'Paris,Paryż,Lyon,Marseille,Toulouse,Nice,Nantes,Strasbourg,Bordeaux,Lille',
  ES: 'Madrid,Madryt,Barcelona,Valencia,Sevilla,Málaga,Bilbao',
  PT: 'Lisbon,Lisboa,Lizbona,Porto,Braga',
  IT: 'Rome,Roma,Rzym,Milan,Milano,Turin,Torino,Naples,Bologna,Florence,Bari,Palermo',
  AT: 'Vienna,Wien,Wiedeń,Graz,Linz,Salzburg,Innsbruck',
  CH: 'Zürich,Zurich,Geneva,Basel,Bern,Lausanne',
  CZ: 'Prague,Praha,Praga,Brno,Ostrava,Plzeň,Olomouc',
  SK: 'Bratislava,Bratysława,Košice',
  HU: 'Budapest,Budapeszt,Debrecen',
  RO: 'Bucharest,Bukareszt,Cluj-Napoca,Timișoara,Iași',
  UA: 'Kyiv,Kijów,Lviv,Lwów,Kharkiv,Odesa,Dnipro',
  LT: 'Vilnius,Wilno,Kaunas',
  LV: 'Riga,Ryga',
  EE: 'Tallinn,Tartu',
  DK: 'Copenhagen,København,Kopenhaga,Aarhus,Odense',
  SE: 'Stockholm,Sztokholm,Gothenburg,Göteborg,Malmö,Uppsala',
  NO: 'Oslo,Bergen,Trondheim,Stavanger',
  FI: 'Helsinki,Tampere,Turku,Espoo',
  GR: 'Athens,Ateny,Thessaloniki',
  US: 'New York,Los Angeles,Chicago,Houston,Phoenix,Philadelphia,San Antonio,San Diego,Dallas,Austin,San Francisco,Seattle,Denver,Boston,Detroit,Portland,Miami,Atlanta',
  CA: 'Toronto,Montreal,Vancouver,Calgary,Ottawa',
  IN: 'Mumbai,Delhi,New Delhi,Bangalore,Bengaluru,Hyderabad,Chennai,Kolkata,Pune,Ahmedabad,Kochi,Jaipur,Noida,Gurgaon,Gurugram',
  AU: 'Sydney,Melbourne,Brisbane,Perth,Adelaide',
  AE: 'Dubai,Abu Dhabi',
};

const byFoldedName = new Map(
  Object.entries(citiesOf).flatMap(([country, cities]) =>
    cities.split(',').map((city) => [foldSameLength(city), { city, country }] as const),
  ),
);

/** @param name a city outside Poland, ignoring case and diacritics */
export function findForeignCity(name: string): { city: string; country: string } | null {
  return byFoldedName.get(foldSameLength(name).trim()) ?? null;
}
