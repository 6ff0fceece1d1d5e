import { z } from 'zod';
import { externalId } from '../read-response';
import { readList } from './erecruiter-api';

const schema = z.object({ id: externalId });

test.each([
  ['a bare array', [{ id: 1 }], null],
  ['an envelope', { recruitments: [{ id: 1 }], rowCount: 5 }, 5],
  ['another count', { applications: [{ id: '1' }], totalRowCount: 6 }, 6],
  ['the third count', { stages: [{ id: 1, unknown: true }], totalRowsCount: 7 }, 7],
  ['an envelope without a count', { candidates: [{ id: 1 }] }, null],
])('%s is read', (_, json, total) => expect(readList(schema, json)).toEqual({ rows: [{ id: '1' }], total }));

test.each([
  ['errors', [{ message: 'No', errorCode: '7', modelType: null }]],
  ['a row without an id', [{ name: 'x' }]],
  ['an envelope of something else', { people: [] }],
  ['nothing', null],
  ['a text', 'ok'],
])('%s is a bad answer', (_, json) => expect(() => readList(schema, json)).toThrow('ats.bad-answer'));
