/**
 * Makes one formatter of each kind ahead, each in a task of its own. The first of a language loads its data, which on a
 * phone takes 60 ms; the page needs them while React takes it over, and could not answer in between.
 */
export function warmFormatters(): void {
  const { lang } = document.documentElement;
  const makers = [
    () => new Intl.NumberFormat(lang),
    () => new Intl.PluralRules(lang),
    () => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }),
  ];
  for (const make of makers) setTimeout(make);
}
