/** Common Polish and English first names, folded; they distinguish a name from a heading or job title. */
const names =
  'adam adrian adrianna agata agnieszka albert aldona aleksander aleksandra alicja alina alojzy amelia anastazja andrzej anita anna antoni antonina apolonia ' +
  'arkadiusz artur barbara bartlomiej bartosz beata beniamin bernadeta blanka blazej bogdan bogumila boguslaw boguslawa boleslaw borys bozena bronislaw bruno brygida ' +
  'cecylia celina cezary czeslaw czeslawa damian daniel danuta daria dariusz dawid diana dominik dominika dorota edward edyta eliza elwira elzbieta emil emilia ernest ' +
  'eryk eugeniusz ewa ewelina fabian feliks filip franciszek fryderyk gabriel gabriela genowefa gerard grazyna grzegorz gustaw halina hanna helena henryk hubert ' +
  'ida ignacy igor ilona irena ireneusz iwo iwona iza izabela izabella jacek jadwiga jakub jan janina janusz jaroslaw jedrzej jerzy joanna jolanta jozef jozefa judyta julia ' +
  'julian juliusz justyna kacper kaja kajetan kalina kamil kamila karina karol karolina katarzyna kazimierz kinga klaudia klara konrad konstanty kornel kornelia krystian ' +
  'krystyna krzysztof ksawery laura lech lena leon leonard leszek lidia liliana lilianna lucja lucjan ludwik ludwika lukasz maciej magda magdalena maja malgorzata malwina ' +
  'marcel marcelina marcin marek maria marian marianna mariola mariusz marlena marta martyna maryla marzena mateusz maurycy maksymilian michal michalina mieczyslaw mieszko ' +
  'mikolaj milena milosz mirela miron miroslaw miroslawa monika nadia natalia natasza nela nikodem nikola nina norbert ola olaf olga oliwia oliwier oskar otylia patrycja patryk ' +
  'paula paulina pawel piotr pola przemyslaw radoslaw rafal regina remigiusz renata robert roksana roman romana roza rozalia ryszard sabina sandra sara sebastian sergiusz slawomir ' +
  'sonia stanislaw stanislawa stefan stefania stella sylwester sylwia szczepan szymon tadeusz tamara tatiana teodor teresa tobiasz tomasz tymon tymoteusz urszula waclaw waldemar ' +
  'walentyna wanda weronika wieslaw wieslawa wiktor wiktoria wincenty wioletta wiola witold wladyslaw wladyslawa wlodzimierz wojciech zbigniew zdzislaw zenon zofia zuzanna zygmunt zaneta ' +
  'aaron abigail aidan alan alex alexander alexandra alice amanda amelia amy andrea andrew angela anthony ashley ben benjamin brian caroline catherine charles charlotte chloe chris ' +
  'christian christina christopher claire daisy david deborah dennis donald dylan edmund elena elizabeth ella ellen emily emma eric ethan eva evan evelyn fiona frank gary george georgia grace ' +
  'graham hannah harriet harry heather helen henry holly hugh ian isaac isabella jack jacob james jane janet jason jasper jennifer jessica joan john jonathan jordan joseph joshua judith karen kate ' +
  'katherine kelly kenneth kevin kyle leah lewis liam linda lisa louis louise lucas lucy luke margaret mark martin mary mason matthew megan melissa mia michael michelle molly monica nancy ' +
  'naomi natalie nathan nicholas nicole noah nora oliver olivia oscar owen pamela patricia patrick paul peter philip rachel rebecca richard rose ruby russell ruth ryan samantha samuel sarah scott ' +
  'sean sharon simon sophia sophie stephanie stephen steven stuart susan tara thomas timothy tina toby tom tracy tyler vanessa victoria vincent violet walter william zoe ' +
  'oleksandr oleksandra olena oksana iryna ivan andriy mykola dmytro volodymyr serhii svitlana tetiana nataliia yulia yuliia maksym bohdan taras ihor vasyl viktoriia kateryna halyna lyudmyla';

/** Every one of them. */
export const firstNames: readonly string[] = names.split(' ');
const known = new Set(firstNames);

/** @param folded one word, see `foldSameLength` */
export function isFirstName(folded: string): boolean {
  return known.has(folded);
}
