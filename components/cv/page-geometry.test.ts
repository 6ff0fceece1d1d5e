import { nextTurn, pageSizes, scrollTarget, turnBox, type Turn } from './page-geometry';

const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.05 };

test('four quarters lead back', () => {
  let turn: Turn = 0;
  let turned = box;
  for (const expected of [90, 180, 270, 0] as const) {
    turn = nextTurn(turn);
    expect(turn).toBe(expected);
    turned = turnBox(turned, 90);
    const atOnce = turnBox(box, turn);
    expect(turned.left).toBeCloseTo(atOnce.left);
    expect(turned.top).toBeCloseTo(atOnce.top);
    expect(turned.width).toBeCloseTo(atOnce.width);
  }
});

test('what stands at the top left stands at the top right after a quarter clockwise', () => {
  const corner = { left: 0, top: 0, width: 0.2, height: 0.1 };
  expect(turnBox(corner, 90)).toEqual({ left: 0.9, top: 0, width: 0.1, height: 0.2 });
  expect(turnBox(corner, 180)).toEqual({ left: 0.8, top: 0.9, width: 0.2, height: 0.1 });
  expect(turnBox(corner, 270)).toEqual({ left: 0, top: 0.8, width: 0.1, height: 0.2 });
});

test('a turned page is as wide as the viewer, too', () => {
  expect(pageSizes(600, 1.5, 0)).toEqual({ sheet: { width: 600, height: 900 }, shown: { width: 600, height: 900 } });
  expect(pageSizes(600, 1.5, 90)).toEqual({ sheet: { width: 400, height: 600 }, shown: { width: 600, height: 400 } });
  expect(pageSizes(600, 1.5, 180).shown).toEqual({ width: 600, height: 900 });
});

const view = { width: 400, height: 600 };

test('scrolling puts boxes a third down the view, never above the top', () => {
  const page = { left: 16, top: 1000, width: 368, height: 520 };
  expect(scrollTarget([box], page, view)).toEqual({ left: 0, top: 1000 + 104 - 200 });
  expect(scrollTarget([box], { ...page, top: 16 }, view).top).toBe(0);
});

test('on a page wider than the view the boxes are brought to its middle, long ones by their beginning', () => {
  const page = { left: 16, top: 16, width: 1000, height: 1400 };
  const right = { ...box, left: 0.8, width: 0.1 };
  expect(scrollTarget([right], page, view).left).toBe(16 + 850 - 200);
  expect(scrollTarget([box, { ...right, top: 0.23 }], page, view).left).toBe(16 + 100);
});
