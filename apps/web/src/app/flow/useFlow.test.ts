import {
  type CreateDepositCall,
  type CreateDepositReply,
  type createWalletMachine,
  type DepositInput,
  type depositMachine,
  type FetchDepositsCall,
  type FetchDepositsReply,
  implementKeyring,
  type LiveTradersInput,
  type liveTradersMachine,
  type notificationsMachine,
  type PortSignal,
} from '@keel/flows';
import { expectTypeOf, it } from 'vitest';
import type { FlowOptions } from './useFlow.ts';

type DepositOptions = FlowOptions<typeof depositMachine>;
type DepositPorts = DepositOptions['ports'];

it('[QA-6] a flow requires each port of its machine, with the types of its call and its reply', () => {
  expectTypeOf<DepositPorts>().toEqualTypeOf<{
    readonly createDeposit: (call: CreateDepositCall, signal: PortSignal) => Promise<CreateDepositReply>;
    readonly fetchDeposits: (call: FetchDepositsCall, signal: PortSignal) => Promise<FetchDepositsReply>;
  }>();
  expectTypeOf<{ input: DepositInput }>().not.toExtend<DepositOptions>();
  expectTypeOf<Pick<DepositPorts, 'createDeposit'>>().not.toExtend<DepositPorts>();
});

it('[QA-6] a flow requires the input of its machine, if that has one', () => {
  expectTypeOf<DepositOptions['input']>().toEqualTypeOf<DepositInput>();
  expectTypeOf<{ ports: DepositPorts }>().not.toExtend<DepositOptions>();
  type NotificationsOptions = FlowOptions<typeof notificationsMachine>;
  expectTypeOf<Pick<NotificationsOptions, 'ports'>>().toExtend<NotificationsOptions>();
  expectTypeOf<FlowOptions<typeof liveTradersMachine>>().toEqualTypeOf<{ readonly input: LiveTradersInput }>();
});

it('[QA-6] a resident port takes its logic', () => {
  const keyring = implementKeyring(() => () => undefined);
  expectTypeOf(keyring).toExtend<FlowOptions<typeof createWalletMachine>['ports']['keyring']>();
  expectTypeOf<() => void>().not.toExtend<FlowOptions<typeof createWalletMachine>['ports']['keyring']>();
});
