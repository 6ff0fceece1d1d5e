import { AtsClock } from './ats-clock';

const minuteMs = 60_000;

test.each([
  [0, 0],
  [4, 0],
  [-300, 0],
  [300, 315],
])('a clock that is %i minutes behind is asked %i minutes earlier', (behind, earlier) => {
  const clock = new AtsClock();
  clock.hear(new Headers({ date: new Date(Date.now() - behind * minuteMs).toUTCString() }));
  expect(clock.earlierMs).toBe(earlier * minuteMs);
  clock.hear(new Headers());
  expect(clock.earlierMs).toBe(earlier * minuteMs);
});
