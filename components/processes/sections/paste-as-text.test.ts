/** @jest-environment jsdom */
import { htmlToText, insertAtCursor } from './paste-as-text';

test('keeps paragraphs, headings and lists', () => {
  const html = `<html><head><style>p{}</style></head><body><!--StartFragment--><h2>Księgowa</h2>
    <p>Szukamy osoby<br>do <b>zespołu</b>.</p><p>Wymagania:</p>
    <ul><li>3 lata w&nbsp;księgowości</li><li><p>VAT i <i>JPK</i></p></li></ul><p>Dołącz</p></body></html>`;
  expect(htmlToText(html)).toBe(
    'Księgowa\n\nSzukamy osoby\ndo zespołu.\n\nWymagania:\n\n- 3 lata w księgowości\n- VAT i JPK\n\nDołącz',
  );
});

test('handles numbered and nested lists', () => {
  expect(htmlToText('<ol><li>Java<ul><li>Spring</li></ul></li><li>SQL</li></ol>')).toBe('- Java\n- Spring\n- SQL');
});

test('recognises bullets written as text', () => {
  const html = '<p class="MsoListParagraph">·&nbsp;&nbsp; SAP</p><p class="MsoListParagraph">·&nbsp;&nbsp; Excel</p>';
  expect(htmlToText(html)).toBe('- SAP\n- Excel');
});

test('recognises Word’s letter for a bullet of the second level, and no preposition', () => {
  const word = (text: string) => `<p class="MsoListParagraphCxSpMiddle">${text}</p>`;
  const html = `${word('·&nbsp;&nbsp; SAP')}${word('<span>o<span>&nbsp;&nbsp; </span></span>moduł FI')}<p>o podatkach wie dużo</p>`;
  expect(htmlToText(html)).toBe('- SAP\n- moduł FI\n\no podatkach wie dużo');
});

test('puts a table row on a line and drops invisible content', () => {
  expect(htmlToText('<table><tr><td>Miejsce</td><td>Łódź</td></tr><tr><td>Etat</td></tr></table>')).toBe(
    'Miejsce Łódź\n\nEtat',
  );
  expect(htmlToText('<script>alert(1)</script><style>p{}</style><p>Jest</p>')).toBe('Jest');
});

test('inserted text replaces the selection', () => {
  const field = document.createElement('textarea');
  field.value = 'Szukamy kogoś od zaraz';
  document.body.append(field);
  const heard = jest.fn();
  field.addEventListener('input', heard);
  field.setSelectionRange(8, 13);
  insertAtCursor(field, 'księgowej');
  expect(field.value).toBe('Szukamy księgowej od zaraz');
  expect(heard).toHaveBeenCalled();
});
