/** Names of invented candidates; women's and men's surnames in pairs. */
const women = 'Anna Maria Katarzyna Barbara Agnieszka Joanna Łucja Żaneta Halina Irena Ewelina Róża Ludmiła'.split(' ');
const men = 'Piotr Jan Tomasz Paweł Michał Łukasz Grzegorz Józef Mirosław Świętosław Wiktor Hubert Olgierd'.split(' ');
const surnames: [woman: string, man: string][] = [
  ['Wiśniewska', 'Wiśniewski'],
  ['Kamieńska', 'Kamieński'],
  ['Zalewska', 'Zalewski'],
  ['Górska', 'Górski'],
  ['Czarnecka', 'Czarnecki'],
  ['Ślęzak', 'Ślęzak'],
  ['Żurawska', 'Żurawski'],
  ['Ćwik', 'Ćwik'],
  ['Łuczak', 'Łuczak'],
  ['Nowicka', 'Nowicki'],
  ['Dąbek', 'Dąbek'],
];

/** The name of candidate number `index`, from 0. */
export function testNameOf(index: number): { firstName: string; lastName: string } {
  const isWoman = index % 2 === 0;
  const pool = isWoman ? women : men;
  const [woman, man] = surnames[index % surnames.length] ?? ['Górska', 'Górski'];
  return { firstName: pool[Math.floor(index / 2) % pool.length] ?? 'Jan', lastName: isWoman ? woman : man };
}
