import { tellsSex } from './tells-sex';

test.each([
  'Prowadziła projekt w Javie od 2015 roku.',
  'Java była tu codziennością.',
  'W NordTechu był odpowiedzialny za wdrożenia.',
  'Sama wdraża Spring Boot.',
  'Mógłby prowadzić zespół.',
  'Kandydat zna Javę.',
  'Kandydatka zna Javę.',
  'She has used Java since 2015.',
  'Java is his daily work.',
])('tells the sex: %s', (text) => expect(tellsSex(text)).toBe(true));

test.each([
  'Prowadzenie zespołu to codzienna praca od 2015 roku.',
  'Cała praca w Javie było to widać w dziale: zespół, udział, materiał.',
  'CV pokazuje, że Java działa tu na co dzień, a samo CV podaje lata.',
  'The candidate has used Java since 2015, and they led a team.',
])('does not: %s', (text) => expect(tellsSex(text)).toBe(false));
