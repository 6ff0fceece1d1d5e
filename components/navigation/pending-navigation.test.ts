/** @jest-environment jsdom */
import { beginNavigation, endNavigation, pendingNavigation } from './pending-navigation';

beforeEach(() => {
  window.history.replaceState(null, '', '/processes?page=2');
  endNavigation();
});

test('is pending from the start of a navigation to the page that comes', () => {
  const heard: boolean[] = [];
  const stop = pendingNavigation.subscribe(() => heard.push(pendingNavigation.read()));
  beginNavigation('/interview-simulations');
  endNavigation();
  stop();
  beginNavigation('/docs');
  expect(heard).toEqual([true, false]);
});

test('a navigation to the open page, or to a place on it, is no wait', () => {
  beginNavigation('/processes?page=2');
  beginNavigation('/processes?page=2#row');
  expect(pendingNavigation.read()).toBe(false);
});

test('back to the open page before the other has come, nothing is on its way', () => {
  beginNavigation('/interview-simulations');
  beginNavigation('/processes?page=2');
  expect(pendingNavigation.read()).toBe(false);
});

test('at a step back the address has changed before the page has', () => {
  window.history.replaceState(null, '', '/processes');
  beginNavigation('/processes');
  expect(pendingNavigation.read()).toBe(true);
});

test('another site is none of our pages', () => {
  beginNavigation('https://ats.example/offers/1');
  expect(pendingNavigation.read()).toBe(false);
});
