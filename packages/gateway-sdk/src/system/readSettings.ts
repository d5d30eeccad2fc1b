import type { FieldRule } from '@baize/domain/field-rules';
import type { WhiteLabelNode } from '@baize/domain/flags';
import { fieldsOf, listOf, numberOf, textOf, wordOf } from '../transport/read.ts';
import type { Parse } from '../transport/read.ts';
import type { Country, HelpTopic, Resource, ResourceType } from './startUp.types.ts';

const whiteLabelNodeOf: Parse<WhiteLabelNode> = (value) => {
  const { modId, enabled, childrenNodes } = fieldsOf(value) ?? {};
  if (typeof modId !== 'string') return undefined;
  return { modId, enabled: String(enabled), childrenNodes: whiteLabelOf(childrenNodes) };
};

/** The white-label tree; nodes that cannot be read are left out with what is under them (REQ-058). */
export const whiteLabelOf = (value: unknown): WhiteLabelNode[] => listOf(value, whiteLabelNodeOf);

/** A registration rule; a length or pattern that is missing sets no rule of its own (REQ-126). */
export const fieldRuleOf: Parse<FieldRule> = (value) => {
  const fields = fieldsOf(value) ?? {};
  const key = wordOf(fields['key']);
  if (key === undefined) return undefined;
  return {
    key,
    enabled: fields['enabled'] === true,
    required: fields['required'] === true,
    minLength: numberOf(fields['minLength']) ?? 0,
    maxLength: numberOf(fields['maxLength']) ?? 0,
    patternId: numberOf(fields['patternId']) ?? 0,
    acceptedPattern: wordOf(fields['acceptedPattern']),
    type: textOf(fields['type']) ?? 'text',
    safe: fields['safe'] === true,
  };
};

const resourceTypes: readonly ResourceType[] = [
  'Android',
  'IOS',
  'MOBILECONFIG',
  'PHONE',
  'EMAIL',
  'LIVECHAT',
  'TELEGRAM',
];

/** A resource of a known type that has somewhere to lead; types are read in any case (REQ-059). */
export const resourceOf: Parse<Resource> = (value) => {
  const fields = fieldsOf(value) ?? {};
  const type = textOf(fields['resourceType'])?.toUpperCase();
  const resourceType = resourceTypes.find((known) => known.toUpperCase() === type);
  const url = wordOf(fields['url']);
  return resourceType === undefined || url === undefined
    ? undefined
    : { resourceType, name: textOf(fields['name']) ?? '', url };
};

export const countryOf: Parse<Country> = (value) => {
  const fields = fieldsOf(value);
  const countryCode = wordOf(fields?.['countryCode']);
  const countryDialingCode = wordOf(fields?.['countryDialingCode']);
  return countryCode === undefined || countryDialingCode === undefined
    ? undefined
    : { countryCode, countryDialingCode };
};

export const helpTopicOf: Parse<HelpTopic> = (value) => {
  const fields = fieldsOf(value);
  const id = wordOf(fields?.['id']);
  const title = wordOf(fields?.['title']);
  return id === undefined || title === undefined
    ? undefined
    : { id, title, content: textOf(fields?.['content']) ?? '' };
};
