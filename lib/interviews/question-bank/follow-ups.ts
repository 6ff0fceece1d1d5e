import type { FollowUp } from './bank-question';

/** Questions that go on from an answer, by what the answer lacks. */
export const followUps = {
  tellMore: {
    when: 'short',
    text: {
      pl: 'Proszę rozwinąć tę odpowiedź: jak to przebiegało krok po kroku?',
      en: 'Could you walk me through that step by step?',
    },
  },
  twoSentences: {
    when: 'short',
    text: {
      pl: 'Proszę dodać dwa, trzy zdania: co było trudne, a co poszło gładko?',
      en: 'Could you add a few sentences: what was hard, and what went smoothly?',
    },
  },
  background: {
    when: 'short',
    text: { pl: 'Proszę dopowiedzieć, w jakiej sytuacji to się działo.', en: 'What was the situation around it?' },
  },
  details: {
    when: 'short',
    text: {
      pl: 'Chętnie usłyszę więcej szczegółów. Od czego to się zaczęło?',
      en: "I'd like to hear more detail. How did it start?",
    },
  },
  scale: {
    when: 'short',
    text: {
      pl: 'Proszę powiedzieć więcej o skali: ile osób, spraw lub projektów to obejmowało?',
      en: 'Tell me more about the scale: how many people, cases or projects did it involve?',
    },
  },
  lastCase: {
    when: 'no-example',
    text: {
      pl: 'Proszę przywołać ostatni taki przypadek i opowiedzieć tylko o nim.',
      en: 'Take the most recent case and tell me just about that one.',
    },
  },
  oneDay: {
    when: 'no-example',
    text: {
      pl: 'Proszę wybrać jeden konkretny dzień albo projekt, w którym to się przydało.',
      en: 'Pick one particular day or project where this came in useful.',
    },
  },
  typicalCase: {
    when: 'no-example',
    text: { pl: 'Proszę podać jeden typowy przykład z praktyki.', en: 'Give me one typical example from practice.' },
  },
  hardestCase: {
    when: 'no-example',
    text: {
      pl: 'Który przypadek był najtrudniejszy? Proszę go krótko opisać.',
      en: 'Which case was the hardest? Describe it briefly.',
    },
  },
  otherPlace: {
    when: 'no-example',
    text: {
      pl: 'Jeśli w pracy nie było okazji, może być przykład z kursu, praktyk lub wolontariatu.',
      en: 'If there was no occasion at work, an example from a course, a placement or volunteering is fine.',
    },
  },
  ownPart: {
    when: 'no-own-part',
    text: {
      pl: 'Co w tym było własną pracą, a co zrobił zespół?',
      en: 'Which part did you do yourself, and what did the team do?',
    },
  },
  decisions: {
    when: 'no-own-part',
    text: {
      pl: 'Które decyzje zapadły samodzielnie, a które z przełożonym?',
      en: 'Which decisions were yours, and which were made with your manager?',
    },
  },
  ownTask: {
    when: 'no-own-part',
    text: {
      pl: 'Proszę nazwać jedno zadanie wykonane w tym od początku do końca samodzielnie.',
      en: 'Name one task in it that you did on your own from start to finish.',
    },
  },
  division: {
    when: 'no-own-part',
    text: {
      pl: 'Jak wyglądał podział zadań i co przypadło w nim na własne barki?',
      en: 'How was the work divided, and what was on your plate?',
    },
  },
  outcome: { when: 'no-result', text: { pl: 'Jak to się skończyło?', en: 'How did it turn out?' } },
  changed: {
    when: 'no-result',
    text: {
      pl: 'Co się dzięki temu zmieniło i po czym było to widać?',
      en: 'What changed because of it, and how could you tell?',
    },
  },
  figure: {
    when: 'no-result',
    text: {
      pl: 'Czy da się to pokazać liczbą: czasem, kwotą, liczbą błędów lub klientów?',
      en: 'Can you put a number on it: time, money, errors or customers?',
    },
  },
  feedback: {
    when: 'no-result',
    text: {
      pl: 'Jak ocenili to inni: przełożony, klient, zespół?',
      en: 'What did others say about it: your manager, the customer, the team?',
    },
  },
  lesson: {
    when: 'no-result',
    text: { pl: 'Jaki wniosek z tego został na później?', en: 'What did you take away from it?' },
  },
  when: {
    when: 'no-time',
    text: { pl: 'Kiedy to było i jak długo trwało?', en: 'When was that, and how long did it last?' },
  },
  lastUse: {
    when: 'no-time',
    text: { pl: 'Kiedy zdarzyło się to ostatni raz?', en: 'When was the last time you did this?' },
  },
  howOften: {
    when: 'no-time',
    text: {
      pl: 'Jak często się to zdarza: codziennie, co tydzień, kilka razy w roku?',
      en: 'How often does it come up: daily, weekly, a few times a year?',
    },
  },
  fromTo: {
    when: 'no-time',
    text: {
      pl: 'Proszę podać w przybliżeniu rok i miesiąc początku i końca.',
      en: 'Roughly, from which month and year to which?',
    },
  },
  back: {
    when: 'off-topic',
    text: {
      pl: 'Wróćmy na chwilę do pytania. Tematem jest {criterion}.',
      en: "Let's go back to the question for a moment: it is about {criterion}.",
    },
  },
  workOnly: {
    when: 'off-topic',
    text: {
      pl: 'Zostańmy przy pracy. Co z tego wiąże się z wymaganiem {criterion}?',
      en: "Let's stay with the work. How does that relate to {criterion} as a requirement of this role?",
    },
  },
  onePoint: {
    when: 'off-topic',
    text: {
      pl: 'To ciekawe, ale tu potrzebny jest jeden punkt: {criterion}. Co można o nim powiedzieć?',
      en: "That's interesting, but I need one point here: {criterion}. What can you say about it?",
    },
  },
  exactLevel: {
    when: 'short',
    text: {
      pl: 'Proszę to doprecyzować: co już jest, a czego jeszcze brakuje?',
      en: 'Could you be more precise: what is already there, and what is still missing?',
    },
  },
  exactFigure: {
    when: 'short',
    text: {
      pl: 'Proszę podać choćby przybliżoną kwotę lub widełki.',
      en: 'Please give a figure or a range, even a rough one.',
    },
  },
  condition: { when: 'short', text: { pl: 'Od czego to zależy?', en: 'What does that depend on?' } },
  byWhen: { when: 'no-time', text: { pl: 'Jaki termin jest tu realny?', en: 'What date would be realistic?' } },
  validUntil: { when: 'no-time', text: { pl: 'Do kiedy jest to ważne?', en: 'Until when is it valid?' } },
  practical: {
    when: 'off-topic',
    text: {
      pl: 'Zostańmy przy sprawach organizacyjnych. Jaka jest krótka odpowiedź na to pytanie?',
      en: "Let's keep to the practical side. What is the short answer?",
    },
  },
  situation: {
    when: 'no-example',
    text: {
      pl: 'Proszę podać jedną sytuację zawodową, w której to było potrzebne.',
      en: 'Give me one situation at work where this was needed.',
    },
  },
} satisfies Record<string, FollowUp>;
