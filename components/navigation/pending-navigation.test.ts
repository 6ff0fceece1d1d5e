/** @jest-environment jsdom */
import { beginNavigation, endNavigation, pendingNavigation } from './pending-navigation';

beforeEach(() => {
  window.history.replaceState(null, '', '/processes?page=2');
  endNavigation();
});

test('is pending from the start of a navigation until the page arrives', () => {
  const heard: boolean[] = [];
  const stop = pendingNavigation.subscribe(() => heard.push(pendingNavigation.read()));
  beginNavigation('/interview-simulations');
  endNavigation();
  stop();
  beginNavigation('/docs');
  expect(heard).toEqual([true, false]);
});

test('a navigation within the current page is not pending', () => {
  beginNavigation('/processes?page=2');
  beginNavigation('/processes?page=2#row');
  expect(pendingNavigation.read()).toBe(false);
});

test('returning to the current page cancels the pending navigation', () => {
  beginNavigation('/interview-simulations');
  beginNavigation('/processes?page=2');
  expect(pendingNavigation.read()).toBe(false);
});

test('going back changes the URL before the page', () => {
  window.history.replaceState(null, '', '/processes');
  beginNavigation('/processes');
  expect(pendingNavigation.read()).toBe(true);
});

test('external links are ignored', () => {
  beginNavigation('https://ats.example/offers/1');
  expect(pendingNavigation.read()).toBe(false);
});
