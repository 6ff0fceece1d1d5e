import { judgeOffline } from '../judge-offline';
import { criterion } from '@/tests/analysis/criterion';
import { documentFromText } from '@/lib/cv/document-from-text';

const referenceDate = '2026-11-22';

function judge(cv: string, text: string) {
  const document = documentFromText(`Doświadczenie\n${cv}`);
  const [judgement] = judgeOffline({ document, criteria: [criterion(1, { text })], locale: 'en', referenceDate });
  return judgement;
}

describe('readiness is judged by the sentence that tells it', () => {
  test.each([
    ['I drive to clients weekly and visit Munich every month.', 'Readiness to visit clients in Germany', 'MET'],
    ['Zdarzały się tygodnie w Małaszewiczach z kwaterą.', 'Gotowość do noclegów poza domem', 'MET'],
    ['Na noclegi w trasie nie piszę się.', 'Gotowość do noclegów poza miejscem zamieszkania', 'NOT_MET'],
    ['Nie mam oporów przed nocą.', 'Gotowość do pracy w nocy', 'MET'],
    ['Na zmiany wchodzi w rachubę wyłącznie zmiana dzienna.', 'Gotowość do pracy zmianowej', 'NOT_MET'],
    ['Biorę dyżury dzień, noc, bez względu na święta.', 'Gotowość do pracy w nocy i w święta', 'MET'],
    ['Sobota, Wigilia: nie robi mi to różnicy.', 'Gotowość do pracy w święta', 'MET'],
    ['Służby mam po dwanaście godzin.', 'Gotowość do pracy w systemie 12-godzinnym', 'MET'],
    ['Wolno mi pracować wyłącznie w porze dziennej.', 'Gotowość do pracy w nocy', 'NOT_MET'],
    ['Eight depots, some nine days a month on the road.', 'Readiness to travel', 'MET'],
    ['Jeżdżę w delegacje, nie męczy mnie to i nie chcę przestawać.', 'Gotowość do delegacji', 'MET'],
    ['Po ukraińsku ani rosyjsku nie umiem.', 'Język ukraiński', 'NOT_MET'],
    ['Gridline Data, NOC technician', 'Gotowość do pracy w nocy', 'NO_INFORMATION'],
  ])('%s', (cv, text, verdict) => expect(judge(cv, text)?.verdict).toBe(verdict));

  test('of a long line the sentence is quoted', () => {
    const cv = `Pracuję na bocznicy huty od marca 2018 i prowadzę tam manewry oraz przegląd wagonów. ${'Znam tory i rozjazdy tej bocznicy. '.repeat(4)}Noce i święta normalnie biorę.`;
    expect(judge(cv, 'Gotowość do pracy w nocy')?.evidence[0]?.quote).toBe('Noce i święta normalnie biorę.');
  });
});
