// Everything a panel is built from: import { Button, Card } from '../ui/index.ts'.
export { Button, type ButtonKind, type ButtonProps, IconButton, type IconButtonProps } from './Button.tsx';
export { Card, type CardProps } from './Card.tsx';
export { Dialog, type DialogProps, Sheet } from './Dialog.tsx';
export { Disclosure } from './Disclosure.tsx';
export { type Choice, Field, Segmented, Select, Switch, TextInput } from './fields.tsx';
export { Icon, type IconName, ICONS } from './icons.tsx';
export { Kbd, LinksContext, type PageLinks, PlaceLink, RuleLink, useLinks } from './links.tsx';
export { Menu, type MenuItem, MenuList, type MenuPlace } from './Menu.tsx';
export { Notice } from './Notice.tsx';
export { percent } from './percent.ts';
export { type Column, Table } from './Table.tsx';
export { type Tab, Tabs } from './Tabs.tsx';
export { dismiss, settleToasts, toast, type ToastWords } from './toasts.ts';
export { Toasts } from './Toasts.tsx';
export { Tooltip } from './Tooltip.tsx';
