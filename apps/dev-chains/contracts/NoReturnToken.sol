// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A token of a local chain that behaves as Tether's on Ethereum: 6 decimals, and a transfer that returns nothing.
contract NoReturnToken {
    string public constant name = "Tether USD (local)";
    string public constant symbol = "USDT";
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    /// Anybody may make as much as they like: it is worth nothing.
    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function transfer(address to, uint256 value) external {
        require(balanceOf[msg.sender] >= value, "balance too low");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
    }
}
