import { onBegin } from './begin.js';
import { moneyFormat } from './money.js';
import { createNotice } from './notice.js';
import { createParent } from './parent.js';
import { createReels } from './reels.js';
import { askForRound } from './rounds.js';
import { createWheel } from './wheel.js';

/** @import { RoundAnswer, RoundRefusal } from '../src/play/play.types.ts' */
/** @import { TableConfig } from '../src/page/page.types.ts' */
/** @import { Words } from '../src/page/words.types.ts' */

/**
 * Runs an opened game: the bet, the rounds, what they show, and what stands in their way.
 * @param {TableConfig} table
 * @param {Words} words
 * @param {string} tag
 */
export function openTable(table, words, tag) {
  const parent = createParent(table.backUrl);
  const notice = createNotice(words);
  const money = moneyFormat(tag, table.currencyExponent, table.currency);
  const times = new Intl.NumberFormat(`${tag}-u-nu-latn`);
  const stage = byId('stage');
  const picture = table.kind === 'wheel' ? createWheel(stage, table.segments) : createReels(stage);
  const spin = byId('spin');
  let step = Math.min(2, table.steps.length - 1);
  let sequence = -1;
  let round = table.round;
  let running = false;
  let paused = false;

  const bet = () => table.steps[step] ?? '0';

  /** @param {number} change */
  function changeBet(change) {
    if (running) return;
    step = Math.min(Math.max(step + change, 0), table.steps.length - 1);
    byId('bet').textContent = money(bet());
    byId('bet-less').setAttribute('aria-disabled', String(step === 0));
    byId('bet-more').setAttribute('aria-disabled', String(step === table.steps.length - 1));
  }

  /** @param {string} balance @param {number} newSequence */
  function showBalance(balance, newSequence) {
    if (newSequence < sequence) return;
    sequence = newSequence;
    byId('balance').textContent = money(balance);
  }

  /**
   * The page around us pauses the game, such as to show the time played: a round that runs ends, and no other begins.
   * @param {boolean} value
   */
  function setPaused(value) {
    paused = value;
    document.documentElement.toggleAttribute('data-paused', value);
    spin.setAttribute('aria-disabled', String(running || paused));
  }

  /** @param {boolean} value */
  function setRunning(value) {
    running = value;
    spin.setAttribute('aria-disabled', String(running || paused));
    spin.textContent = value ? words.spinning : words.spin;
  }

  /** @param {{ round: string, bet: string }} request */
  async function play(request) {
    if (running || paused) return;
    setRunning(true);
    picture.clear();
    byId('result').textContent = words.spinning;
    const answer = await askForRound(table.key, request);
    round = answer?.next ?? round;
    if (answer?.ok) await showRound(answer);
    else byId('result').textContent = words.ready;
    setRunning(false);
    if (answer === undefined)
      notice('awayTitle', 'awayText', [{ word: 'retry', press: () => void play(request) }, closing]);
    else if (!answer.ok) refuse(answer.code);
  }

  /** @param {Extract<RoundAnswer, { ok: true }>} answer */
  async function showRound(answer) {
    await picture.show(answer.outcome);
    const { outcome } = answer;
    const result =
      outcome.kind === 'reels'
        ? outcome.symbols.map((name) => words[/** @type {'apple'} */ (name)]).join(' · ')
        : `× ${times.format(outcome.tenths / 10)}`;
    const won = answer.win !== '0';
    const sentence = (won ? words.won : words.lost).replace('{amount}', money(answer.win)).replace('{result}', result);
    byId('result').textContent = sentence;
    byId('result').toggleAttribute('data-won', won);
    if (won) byId('last-win').textContent = money(answer.win);
    showBalance(answer.balance, answer.sequence);
    if (table.mode === 'real') parent.say('balance');
  }

  const closing = { word: /** @type {const} */ ('close'), press: parent.close };
  const going = { word: /** @type {const} */ ('back'), press: () => spin.focus() };

  /** @param {RoundRefusal} code */
  function refuse(code) {
    switch (code) {
      case 'insufficientFunds':
        if (table.mode === 'demo') return notice('demoEmptyTitle', 'demoEmptyText', [going, closing]);
        return notice('insufficientFundsTitle', 'insufficientFundsText', [
          { word: 'deposit', press: () => parent.say('deposit') },
          going,
        ]);
      case 'limitReached':
        return notice('limitReachedTitle', 'limitReachedText', [going, closing]);
      case 'sessionExpired':
        return notice('sessionExpiredTitle', 'sessionExpiredText', [
          { word: 'logIn', press: () => parent.say('login') },
          closing,
        ]);
      case 'roundVoid':
        parent.say('balance');
        return notice('roundVoidTitle', 'roundVoidText', [going, closing]);
      case 'away':
      case 'betUnknown':
      case 'roundUnknown':
        return notice('awayTitle', 'awayText', [
          { word: 'retry', press: () => void play({ round, bet: bet() }) },
          closing,
        ]);
    }
  }

  const prizes = /** @type {HTMLDialogElement} */ (byId('prizes'));
  onBegin(spin, table.autoPlay, () => void play({ round, bet: bet() }));
  byId('bet-less').addEventListener('click', () => changeBet(-1));
  byId('bet-more').addEventListener('click', () => changeBet(1));
  byId('open-prizes').addEventListener('click', () => prizes.showModal());
  byId('close-prizes').addEventListener('click', () => prizes.close());
  byId('close').addEventListener('click', parent.close);
  parent.onPause(setPaused);
  changeBet(0);
  showBalance(table.balance, table.sequence);
  const main = byId('stage').closest('main') ?? document.body;
  new ResizeObserver(() => parent.say('resize', { height: main.scrollHeight })).observe(main);
  parent.say('ready');
}

/** @param {string} id */
function byId(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element #${id}.`);
  return found;
}
