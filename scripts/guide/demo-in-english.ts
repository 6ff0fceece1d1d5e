/** The demo's positions in English, for the screenshots of the English guide. */
const translations: Record<string, string> = {
  'Starszy programista / Starsza programistka Java': 'Senior Java engineer',
  'Specjalista / Specjalistka ds. księgowości': 'Accounting specialist',
  'Koordynator / Koordynatorka magazynu i logistyki': 'Warehouse and logistics coordinator',
  'Co najmniej 5 lat doświadczenia w programowaniu w Javie': 'At least 5 years of programming in Java',
  'Projektowanie REST API': 'Design of REST APIs',
  'Relacyjne bazy danych: PostgreSQL lub Oracle': 'Relational databases: PostgreSQL or Oracle',
  'Testy automatyczne (JUnit, Testcontainers)': 'Automated tests (JUnit, Testcontainers)',
  'Kafka lub RabbitMQ': 'Kafka or RabbitMQ',
  'Docker i Kubernetes': 'Docker and Kubernetes',
  'Doświadczenie w chmurze AWS lub Azure': 'Experience with AWS or Azure',
  'Wykształcenie wyższe informatyczne': 'A degree in computer science',
  'Brak doświadczenia komercyjnego w Javie': 'No commercial experience in Java',
  'Częste zmiany pracy (kolejne zatrudnienia krótsze niż rok)':
    'Frequent job changes (several jobs shorter than a year)',
  'Co najmniej 3 lata doświadczenia w księgowości': 'At least 3 years of experience in accounting',
  'Sporządzanie deklaracji VAT i plików JPK': 'VAT returns and JPK files',
  'Co najmniej 3 lata doświadczenia w magazynie lub logistyce':
    'At least 3 years of experience in a warehouse or in logistics',
  'Kierowanie zespołem': 'Leading a team',
};

const javaDescription =
  'We are looking for a person for the team that builds a settlement system for payment operators. Five people, ' +
  'two-week iterations, several releases a day. Hybrid work: two days a week in the office in Wrocław.';

interface Database {
  query: (sql: string, values: string[]) => Promise<unknown>;
}

/** Replaces the demo's Polish texts with English ones; the candidates must be judged again afterwards. */
export async function translateDemo(database: Database): Promise<void> {
  for (const [polish, english] of Object.entries(translations)) {
    await database.query('UPDATE process SET name = $2 WHERE name = $1', [polish, english]);
    await database.query('UPDATE criterion SET text = $2 WHERE text = $1', [polish, english]);
  }
  await database.query('UPDATE process SET requirements = $2 WHERE name = $1', [
    'Senior Java engineer',
    javaDescription,
  ]);
}
