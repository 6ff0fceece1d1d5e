import { countRequest, routeOf } from './count-request';
import { instruments } from './instruments';

test('a route has the names of its parameters, whatever was asked for', () => {
  expect(routeOf('/api/v1/processes/018f-1/candidates/%C5%BC', { processId: '018f-1', candidateId: 'ż' })).toBe(
    '/api/v1/processes/{processId}/candidates/{candidateId}',
  );
  expect(routeOf('/api/v1/any/thing/at/all', { path: ['any', 'thing', 'at', 'all'] })).toBe('/api/v1/…');
  expect(routeOf('/api/v1/users/me', {})).toBe('/api/v1/users/me');
});

test('counts requests by route, method and status, and invented methods as one', async () => {
  countRequest({ route: 'page', method: 'GET', status: 200, milliseconds: 40 });
  countRequest({ route: 'page', method: 'BREW', status: 405, milliseconds: 1 });
  const text = await instruments().registry.metrics();
  expect(text).toContain('recruiting_http_requests_total{route="page",method="GET",status="200"} 1');
  expect(text).toContain('recruiting_http_requests_total{route="page",method="other",status="405"} 1');
  expect(text).toContain('recruiting_http_request_duration_seconds_bucket{le="0.1",route="page",method="GET"} 1');
});
