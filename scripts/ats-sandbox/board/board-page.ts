import { dialectNames } from '../../../prisma/seed/demo-ats-credentials';
import { type Application, type Recruitment } from '../data/records';
import { type SandboxWorld } from '../dialects/dialect';
import { type Answer } from '../http/exchange';

/** More would make the page slow. */
const shownPerStage = 60;

/** What people at work there would see: for each recruitment its stages as columns with their candidates. */
export function boardPage(world: SandboxWorld): Answer {
  const { data } = world.store;
  const sections = [...data.recruitments.values()]
    .map((recruitment) => recruitmentSection(world, recruitment))
    .join('');
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox ATS</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Sandbox ATS</h1>
<p>Invented candidates of an invented company. Reload to see what has changed.</p>
<p class="details">${dialectNames.map((name) => escape(stateOf(world, name))).join(' · ')}</p>
${sections}
</main>
</body>
</html>`;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }, body };
}

/** How a dialect speaks, and whether its client may read people. */
function stateOf({ rights, settings }: SandboxWorld, name: (typeof dialectNames)[number]): string {
  const how = rights.how(name);
  return `${name}: as ${settings.personality[name]}${how ? `, right to people lost (${how})` : ''}`;
}

function recruitmentSection(world: SandboxWorld, { id, name, reference, locale, stages }: Recruitment): string {
  const applications = world.store.applicationsWhere(({ recruitmentId }) => recruitmentId === id);
  const columns = stages.map((stage) => {
    const here = applications.filter(({ stageId }) => stageId === stage.id);
    return `<section class="stage" aria-labelledby="recruitment-${id} stage-${stage.id}">
<h3 id="stage-${stage.id}"><span lang="${locale}">${escape(stage.name)}</span> <span class="count">(${here.length})</span></h3>
${cards(world, here)}</section>`;
  });
  return `<section aria-labelledby="recruitment-${id}">
<h2 id="recruitment-${id}"><span lang="${locale}">${escape(name)}</span> <span class="count">${escape(reference)}, id ${id}</span></h2>
<div class="board" role="group" tabindex="0" aria-labelledby="recruitment-${id}">${columns.join('')}</div>
</section>`;
}

function cards({ store }: SandboxWorld, applications: Application[]): string {
  if (applications.length === 0) return '<p class="empty">Nobody</p>';
  const items = applications.slice(0, shownPerStage).map((application) => {
    const { firstName, lastName, tags, notes, isAnonymised } = store.candidate(application.candidateId);
    const name = isAnonymised ? 'Anonymised candidate' : `${firstName} ${lastName}`;
    const details = [application.source, ...tags, ...(application.isRejected ? ['rejected'] : [])]
      .map(escape)
      .join(' · ');
    const noteList = notes.map(({ text }) => `<p class="note">${escape(text)}</p>`).join('');
    return `<li data-application="${application.id}"><strong>${escape(name)}</strong><p class="details">${details}</p>${noteList}</li>`;
  });
  const rest = applications.length - shownPerStage;
  return `<ul>${items.join('')}</ul>${rest > 0 ? `<p class="empty">and ${rest} more</p>` : ''}`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const styles = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
body { margin: 0; background: light-dark(white, rgb(18 19 21)); color: light-dark(rgb(20 20 20), rgb(235 235 235)); }
main { padding: 1.5rem; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
h3 { font-size: .95rem; margin: 0 0 .5rem; }
.count, .details, .empty { font-weight: normal; color: light-dark(rgb(80 80 80), rgb(190 190 190)); }
.board { display: flex; gap: .75rem; overflow-x: auto; padding: 2px; }
.stage { flex: 0 0 14rem; padding: .75rem; border-radius: .5rem; background: light-dark(rgb(242 243 245), rgb(38 40 44)); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
li { padding: .5rem; border-radius: .4rem; background: light-dark(white, rgb(24 25 28)); }
.details, .note, .empty { margin: .2rem 0 0; font-size: .85rem; overflow-wrap: anywhere; }
`;
