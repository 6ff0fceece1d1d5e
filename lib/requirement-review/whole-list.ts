import { leadInOf } from './wish-words';

/** "obsługa przyrządów: suwmiarka, mikrometr": what stands before names the list. */
const afterColon = /^(?<head>\p{L}\S* [^:–—]{3,}?):\s(?<list>[^:]+)$/u;
/** "a WMS used daily – SAP EWM, Reflex or Manhattan" */
const afterDash = /^(?<head>\S+ [^:–—]{5,}?)\s[–—-]\s(?<list>\p{Lu}[^:–—]+)$/u;
const between = /,\s+|\s(?:lub|albo|i|oraz|or|and)\s/iu;
/** With more words it is a wish of its own, not an item of a list. */
const mostWords = 3;

/** Whether an item is a list of things with the words that name it: it stays whole. */
export function isWholeList(item: string): boolean {
  const { head = '', list = '' } = (afterColon.exec(item) ?? afterDash.exec(item))?.groups ?? {};
  if (list === '' || leadInOf(`${head}: `) !== '') return false;
  const items = list.replace(/\([^()]*\)/g, '').split(between);
  return items.length > 1 && items.every((one) => one.trim().split(/\s+/).length <= mostWords);
}
