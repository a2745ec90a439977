-- The mode of the servers on this database, written at each start. A database that was once live stays live.
CREATE TABLE server_mode (
  id int PRIMARY KEY CHECK (id = 1),
  mode text NOT NULL CHECK (mode IN ('demo', 'live'))
);

-- Coins of a test network have no value: in live mode no order on such a network is executed for money.
CREATE FUNCTION refuse_test_money() RETURNS trigger AS $$
  BEGIN
    IF NEW.network = 'test' AND NEW.status = 'Completed' AND NEW.resolution_transfer_id IS NOT NULL
      AND OLD.status <> 'Completed' AND EXISTS (SELECT FROM server_mode WHERE mode = 'live') THEN
      RAISE EXCEPTION 'An order on a test network moves no money in live mode';
    END IF;
    RETURN NEW;
  END;
  $$ LANGUAGE plpgsql;

CREATE TRIGGER orders_no_test_money BEFORE UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION refuse_test_money();

-- When, and at which block, another transaction with the same nonce was first seen. Null while this one can still be mined.
ALTER TABLE desk_payments ADD COLUMN overtaken_at timestamptz;

ALTER TABLE desk_payments ADD COLUMN overtaken_block bigint CHECK (overtaken_block >= 0);

ALTER TABLE desk_payments ADD CONSTRAINT desk_payments_overtaken_whole
  CHECK ((overtaken_at IS NULL) = (overtaken_block IS NULL));
