/** The texts of the page: reactive, so that everything shown follows a change of language at once. */

export { LANGUAGES, topics, type Language, type Topic } from './bundle';
export { Texts } from './texts';
export {
  action,
  category,
  choice,
  cost,
  current,
  decision,
  ending,
  event,
  has,
  item,
  kind,
  line,
  name,
  owner,
  say,
  seatName,
  speak,
  t,
} from './current.svelte';
